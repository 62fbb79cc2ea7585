# What the scripts of this folder share. A run is a folder:
#
#   job          what is run: range (A..B), size (numbers of a shard), tasks, call (words; @ stands for a shard's range),
#                rookery (the program), here (where its files are), name (in Slurm's queue)
#   shards/T/N   shard N (from 0), there once it is whole; T: its thousand. N.resume: what an unfinished one has so far
#   failed/N     why shard N failed when it was last run        log/      what the tasks said
#   result       all shards as one file
#
# Task I of T runs shards I, I + T, I + 2 T, ...: an array has fewer tasks than a long run has shards.
# shellcheck shell=bash disable=SC2034,SC2154
scripts=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

give_up() { printf '%s: %s\n' "$(basename "$0")" "$1" >&2; exit 2; }

open_job() {
  [ -f "${1:-}/job" ] || give_up "expected the folder of a run (rookery-cluster new makes one), found \"${1:-}\""
  folder=$(cd "$1" && pwd)
  # shellcheck source=/dev/null
  source "$folder/job"
  first=${range%..*} last=${range#*..}
  shards=$(((last - first + size) / size))
}

shard_range() { # N
  local begin=$((first + $1 * size))
  local end=$((begin + size - 1))
  printf '%d..%d' "$begin" $((end < last ? end : last))
}

shard_file() { printf '%s/shards/%d/%d' "$folder" $(($1 / 1000)) "$1"; } # N

shards_done() { find "$folder/shards" -type f -name '*[0-9]' ! -name '*.*'; }

# Those that failed and are not done since: a task may have been killed before it could say that one is.
shards_failed() {
  local n
  for n in $(find "$folder/failed" -type f -printf '%f\n' | sort -n); do
    if [ ! -e "$(shard_file "$n")" ]; then echo "$n"; fi
  done
}

# A task is left while one of its shards is not done: their numbers, one a line.
tasks_left() {
  { shards_done | sed 's|.*/||'; echo end; } | awk -v shards="$shards" -v tasks="$tasks" '
    $1 != "end" { done[$1] = 1 }
    END { for (n = 0; n < shards; ++n) if (!(n in done)) left[n % tasks] = 1
          for (i = 0; i < tasks; ++i) if (i in left) print i }'
}

# How many tasks run: those that Slurm says, and those that hold their lock on this machine.
tasks_running() {
  local count=0 lock
  if [ -f "$folder/log/slurm" ]; then count=$(squeue --noheader --array --name="$name" --states=R,CG | wc -l); fi
  if [ "$count" -eq 0 ]; then
    for lock in "$folder"/log/*.lock; do
      [ -e "$lock" ] && ! flock --nonblock --conflict-exit-code 75 "$lock" true && count=$((count + 1))
    done
  fi
  echo "$count"
}

# The call for a range, in the array words; on one thread, for a task has one core.
words_for() { # A..B
  local word
  words=("$rookery")
  for word in "${call[@]}"; do
    if [ "$word" = @ ]; then word=$1; fi
    words+=("$word")
  done
  words+=(--threads 1)
}
