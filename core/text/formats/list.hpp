// The one list of formats. To add a format, write its file, NAME.cpp, which defines formats::NAME, and add a line here.
//
// Formats are tried on a piece of text in this order; the first that claims it reads it. So formats with a unique mark
// come before those recognised by the shape of their text, and these before those with hardly any mark. The number is a
// format's place in menus and in the help of convert; 0: it is only read.
#pragma once

#include "text/format.hpp"

// clang-format off
#define ROOKERY_TEXT_FORMATS(FORMAT) \
    /* files, recognised by their beginning */                              \
    FORMAT(open_sudoku, 100)         /* XML of the Android program */       \
    FORMAT(sdk, 70)                  /* SadMan's and SudoCue's files */     \
    /* lines, and codes, bare or in addresses */                            \
    FORMAT(hodoku_line, 60)          /* :0000:x:GRID:REMOVED:... */         \
    FORMAT(link, 0)                  /* 81 or 729 symbols in an address */  \
    FORMAT(scf, 130)                 /* SudokuPad's short code: givens */   \
    FORMAT(f_puzzles, 170)           /* ?load= and a packed JSON */         \
    FORMAT(sudoku_pad, 140)          /* scl or ctc and other JSON */        \
    FORMAT(good_sudoku, 180)         /* $ and base 64 */                    \
    FORMAT(pzpr_link, 190)           /* sudoku/9/9/CODE: Nikoli */          \
    FORMAT(sudoku_wiki, 160)         /* bd= and 162 symbols */              \
    FORMAT(sudoku_wiki_link, 150)    /* bd= and 81 digits */                \
    FORMAT(solver_constraints, 0)    /* ?q=.Type~...: refused */            \
    FORMAT(server_link, 0)           /* only a name: refused */             \
    /* text next to 81 cells on a line */                                   \
    FORMAT(serate_line, 120)         /* the puzzle, then ED=7.1/1.2/1.2 */  \
    FORMAT(gsf_line, 110)            /* comma-separated fields */           \
    FORMAT(line, 10)                                                        \
    FORMAT(line_with_zeros, 20)                                             \
    FORMAT(candidate_line, 50)       /* 729 characters */                   \
    FORMAT(list, 0)                  /* lines of several kinds */           \
    /* one row per line */                                                  \
    FORMAT(sdx, 80)                  /* SudoCue's files */                  \
    FORMAT(stacked_grids, 0)         /* two or three, one below another */  \
    FORMAT(pencilmark_grid, 40)                                             \
    FORMAT(simple_sudoku, 90)        /* .ss */                              \
    FORMAT(boxed_grid, 30)                                                  \
    FORMAT(grid, 0)
// clang-format on

namespace rookery::formats {

#define ROOKERY_DECLARE_FORMAT(name, place) extern const TextFormat name;
ROOKERY_TEXT_FORMATS(ROOKERY_DECLARE_FORMAT)
#undef ROOKERY_DECLARE_FORMAT

}  // namespace rookery::formats
