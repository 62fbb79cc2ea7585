// ROOKERY_FULL=1: all cases of tests that otherwise run a sample.

export const isFull = (process.env.ROOKERY_FULL ?? '0') !== '0';

/** For a test that runs only with ROOKERY_FULL=1, because others cover most of it: test(name, onlyFull, ...). */
export const onlyFull = { skip: isFull ? false : 'only with ROOKERY_FULL=1' };

/** All cases, or without ROOKERY_FULL=1 those that `picks` accepts. @template T @param {readonly T[]} cases @param {(one: T, index: number) => boolean} picks */
export const someOf = (cases, picks) => cases.filter((one, index) => isFull || picks(one, index));
