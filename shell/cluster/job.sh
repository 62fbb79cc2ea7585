# Functions for the scripts of this folder. A run is a folder:
#
#   job          the settings: range (A..B), size (numbers per shard), tasks, call (words; @ is a placeholder for a shard's range),
#                rookery (the program), here (the folder of its input files), name (in Slurm's queue)
#   shards/T/N   shard N (from 0), written atomically; T: its thousand. N.resume: the finished parts of an unfinished shard
#   failed/N     why shard N failed in its last run             log/      the output of the tasks
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

# Shards that failed and have not been finished since. A task may have been killed before it could delete failed/N.
shards_failed() {
  local n
  for n in $(find "$folder/failed" -type f -printf '%f\n' | sort -n); do
    if [ ! -e "$(shard_file "$n")" ]; then echo "$n"; fi
  done
}

# The numbers of the tasks with unfinished shards, one per line.
tasks_left() {
  { shards_done | sed 's|.*/||'; echo end; } | awk -v shards="$shards" -v tasks="$tasks" '
    $1 != "end" { done[$1] = 1 }
    END { for (n = 0; n < shards; ++n) if (!(n in done)) left[n % tasks] = 1
          for (i = 0; i < tasks; ++i) if (i in left) print i }'
}

# The number of running tasks: those that Slurm reports or, if there are none, those that hold their lock on this machine.
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

# Puts the call for a range into the array words; on one thread, because a task has one core.
words_for() { # A..B
  local word
  words=("$rookery")
  for word in "${call[@]}"; do
    if [ "$word" = @ ]; then word=$1; fi
    words+=("$word")
  done
  words+=(--threads 1)
}
