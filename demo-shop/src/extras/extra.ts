import type { SourcePicture, SourceProduct } from '@pasaz/commerce-api/catalog-source';
import { daysAgo } from '../calendar.ts';
import { withAncestors } from '../categories.ts';
import { viewsOf } from '../garment-pictures.ts';
import { html } from '../html.ts';
import type { GarmentDrawing } from '../pictures/garment.ts';
import { slug } from '../slug.ts';

/** A thing that is not worn: a card, a service, a pattern. */
export interface Extra {
	sku: string;
	type: 'virtual' | 'downloadable';
	name: string;
	/** Gross grosze. */
	price: number;
	leaf: string;
	lead: string;
	story: string[];
	details: string[];
	drawing: Omit<GarmentDrawing, 'view'>;
	tags: string[];
	taxClass: SourceProduct['taxClass'];
	age: number;
	downloads?: NonNullable<SourceProduct['downloads']>;
	customOptions?: NonNullable<SourceProduct['customOptions']>;
}

export function extraPictures({ name, drawing }: Extra): Map<string, SourcePicture> {
	return viewsOf(name, drawing);
}

export function extraProduct(extra: Extra): SourceProduct {
	return {
		sku: extra.sku,
		type: extra.type,
		name: extra.name,
		urlKey: slug(extra.name),
		enabled: true,
		visibility: 4,
		price: { regular: extra.price },
		stock: { qty: 999, isInStock: true },
		description: html(extra.story, extra.details),
		shortDescription: extra.lead,
		categories: withAncestors([extra.leaf]),
		tags: extra.tags,
		pictures: [...extraPictures(extra).keys()],
		attributes: {},
		taxClass: extra.taxClass,
		recommended: false,
		priority: 50,
		createdAt: daysAgo(extra.age),
		...(extra.downloads ? { downloads: extra.downloads } : {}),
		...(extra.customOptions ? { customOptions: extra.customOptions } : {}),
	};
}
