/** Where pages tell, when they are left, how the releases on them did. */
export const HEALTH_ADDRESS = '/releases/health';

/** Share of the page views without a failure that are told; each with one is. */
export const HEALTH_SAMPLE = 0.25;
