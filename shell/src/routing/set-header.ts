/** Names the release set of a document and its record; no answer of anybody else has it. */
export const SET_HEADER = 'x-release-set';
