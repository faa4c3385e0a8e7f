/** All that slices may use of it; a name that is missing here is left out of the shop's JavaScript. */
export { atom } from 'nanostores';
