/** The names that slices may use; any other is left out of the JavaScript of the shop. */
export { atom } from 'nanostores';
