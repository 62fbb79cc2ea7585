// The table of a program that has every verb.
#define ROOKERY_FIRST_VERB(name) ROOKERY_VERB(name)
#define ROOKERY_LATER_VERB(name) ROOKERY_VERB(name)
#include "verbs/declare/verb_table.inc"
