/** Rules that the shop does not keep yet, or that nothing here can show, each with the reason. */
export const NOT_HELD: Record<string, string> = {};
