// The table of a program with only the first verbs, and nothing that only the others need.
#define ROOKERY_FIRST_VERB(name) ROOKERY_VERB(name)
#define ROOKERY_LATER_VERB(name)
#include "verbs/declare/verb_table.inc"
