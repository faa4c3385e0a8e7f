/** A clothes hanger on a light ground: stands in for a photograph that cannot be read. */
export const MISSING_PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1488" width="1200" height="1488">
<rect x="-200" y="-200" width="1600" height="1900" fill="#eceae6"/>
<path d="M600 700v-46c0-26 54-34 54-82a54 54 0 0 0-108 0M600 700l270 190c28 20 14 58-20 58H350c-34 0-48-38-20-58z" fill="none" stroke="#a9a49b" stroke-width="20" stroke-linecap="round" stroke-linejoin="round"/>
</svg>`;
