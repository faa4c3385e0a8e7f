/** Countries that the shop delivers to, the home country first. */
export const COUNTRIES = ['PL', 'DE', 'IT'] as const;
