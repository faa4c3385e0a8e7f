/**
 * What the federation runtime of a slice takes from its package of error codes, without a sentence for every other code: each
 * remote entry would carry them all.
 */
export const RUNTIME_009 = 'RUNTIME-009';
export const runtimeDescMap: Readonly<Record<string, string>> = { [RUNTIME_009]: 'Please call createInstance first.' };
