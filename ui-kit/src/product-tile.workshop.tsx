import type { ProductTile as Tile } from '@pasaz/kernel/domain/product-tile';
import type { WorkshopEntry } from '../workshop/workshop-entry.ts';
import { ProductGrid } from './product-grid.tsx';
import { ProductTile } from './product-tile.tsx';

const TILE: Tile = {
	id: 1,
	sku: 'SUK-1',
	name: 'Sukienka lniana Jagna',
	href: '/sukienka-lniana-jagna',
	image: '/s/u/przod',
	hoverImage: '/s/u/tyl',
	price: 38900,
	regularPrice: 38900,
	lowest30Days: null,
	from: false,
	isNew: true,
	isInStock: true,
	swatches: [
		{ id: 1, label: 'Rudy', colour: '#a9552c' },
		{ id: 2, label: 'Naturalny', colour: '#d9c7ad' },
		{ id: 3, label: 'Oliwkowy', colour: '#6b6f45' },
	],
};
const REDUCED: Tile = { ...TILE, sku: 'SUK-2', price: 28900, lowest30Days: 33900, isNew: false, swatches: [] };
const GONE: Tile = { ...TILE, sku: 'SUK-3', name: 'Bluzka w prążek', image: null, isInStock: false };

export const entry: WorkshopEntry = {
	name: 'Kafelek produktu',
	states: {
		nowość: () => <ProductTile tile={TILE} sizes="20rem" />,
		'siatka: nowość, obniżka, wyprzedane i bez zdjęcia': () => <ProductGrid tiles={[TILE, REDUCED, GONE]} />,
	},
};
