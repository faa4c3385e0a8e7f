import type { SourcePicture, SourceProduct } from '@pasaz/commerce-api/catalog-source';
import { BUNDLES, type BundleDesign, type Part } from './bundle-designs.ts';
import { daysAgo } from './calendar.ts';
import { colour } from './colours.ts';
import { garmentCalled } from './garment-called.ts';
import { setPicture } from './garment-pictures.ts';
import { GROUPS, type GroupDesign } from './group-designs.ts';
import { html } from './html.ts';
import { slug } from './slug.ts';
import { stockOf } from './stock.ts';

/** Something that can be put into a basket on its own: a simple product, or one size of a garment in one colour. */
interface Piece {
	sku: string;
	price: number;
	qty: number;
	pictures: string[];
}

function piecesOf(garments: SourceProduct[], part: Part): Piece[] {
	const garment = garments.find(({ name }) => name === part.name);
	if (!garment) throw new Error(`No garment is called "${part.name}"`);
	const label = part.colour && colour(part.colour).label;
	const variants = garment.variants?.filter(({ options }) => label === undefined || options.color === label);
	return (variants ?? [garment]).map(({ sku, price, stock, pictures }) => ({
		sku,
		price: price.regular,
		qty: stock.qty,
		pictures,
	}));
}

/** The picture of the set, front pictures of its parts, then the rest of the first one. */
function picturesOf(name: string, parts: Piece[][]): string[] {
	const firsts = parts.map(([piece]) => piece?.pictures[0]).filter((path) => path !== undefined);
	return [...new Set([setPicture(name, [])[0], ...firsts, ...(parts[0]?.[0]?.pictures ?? [])])];
}

type SetTexts = Pick<GroupDesign | BundleDesign, 'name' | 'lead' | 'story' | 'details' | 'wearer'>;

/** What both kinds of set have alike. */
function setProduct(
	texts: SetTexts,
	age: number,
): Omit<SourceProduct, 'sku' | 'type' | 'price' | 'stock' | 'pictures'> {
	return {
		name: texts.name,
		urlKey: slug(texts.name),
		enabled: true,
		visibility: 4,
		description: html(texts.story, texts.details),
		shortDescription: texts.lead,
		categories: ['zestawy'],
		tags: ['na-prezent'],
		attributes: { dla_kogo: texts.wearer },
		taxClass: 'standard',
		recommended: false,
		priority: 150 + age,
		createdAt: daysAgo(age),
	};
}

function grouped(design: GroupDesign, index: number, garments: SourceProduct[]): SourceProduct {
	const parts = design.parts.map((part) => piecesOf(garments, part));
	const pieces = parts.flat();
	return {
		...setProduct(design, 30 + index * 11),
		sku: `BRZ-ZG-00${index + 1}`,
		type: 'grouped',
		price: { regular: Math.min(...pieces.map(({ price }) => price)) },
		stock: stockOf(pieces.reduce((sum, { qty }) => sum + qty, 0)),
		pictures: picturesOf(design.name, parts),
		links: pieces.map(({ sku }) => ({ sku, type: 'associated' })),
	};
}

function bundle(design: BundleDesign, index: number, garments: SourceProduct[]): SourceProduct {
	const options = design.options.map(({ parts, canChange, ...option }) => {
		const pieces = parts.flatMap((part) => piecesOf(garments, part));
		const preset = Math.max(
			pieces.findIndex(({ qty }) => qty > 0),
			0,
		);
		return { option, pieces, preset, canChange };
	});
	const needed = options.filter(({ option }) => option.required);
	return {
		...setProduct(design, 20 + index * 13),
		sku: `BRZ-ZB-00${index + 1}`,
		type: 'bundle',
		price: { regular: needed.reduce((sum, { pieces, preset }) => sum + (pieces[preset]?.price ?? 0), 0) },
		stock: stockOf(Math.min(...needed.map(({ pieces }) => pieces.reduce((sum, { qty }) => sum + qty, 0)))),
		pictures: picturesOf(
			design.name,
			options.map(({ pieces }) => pieces),
		),
		bundleOptions: options.map(({ option, pieces, preset, canChange }) => ({
			...option,
			products: pieces.map(({ sku }, position) => ({
				sku,
				qty: 1,
				isDefault: option.required && position === preset,
				...(canChange && { canChange }),
			})),
		})),
	};
}

/** What each set shows: all of a group, and the first choice of each option. */
export function setPictures(): [string, SourcePicture][] {
	const drawn = ({ name, colour }: Part) => garmentCalled(name, colour);
	const chosen = ({ options }: BundleDesign) => options.flatMap(({ parts }) => parts.slice(0, 1)).map(drawn);
	return [
		...GROUPS.map(({ name, parts }) => setPicture(name, parts.map(drawn))),
		...BUNDLES.map((design) => setPicture(design.name, chosen(design))),
	];
}

/** Grouped products and bundles, made of the collection's own garments. */
export function sets(garments: SourceProduct[]): SourceProduct[] {
	return [
		...GROUPS.map((design, index) => grouped(design, index, garments)),
		...BUNDLES.map((design, index) => bundle(design, index, garments)),
	];
}
