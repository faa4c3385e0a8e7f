/** Countries that the shop delivers to, the home country first. */
export const COUNTRIES = ['PL'] as const;
