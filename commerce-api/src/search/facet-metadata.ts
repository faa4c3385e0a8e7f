import type { Attribute } from '@pasaz/kernel/contract/catalog';
import type { CatalogView } from '../catalogue/catalog-view.ts';

/** What facets that are no attributes of the catalogue are called. */
interface Labels {
	recommended: string;
	yes: string;
	no: string;
	tags: string;
}

const POLISH: Labels = { recommended: 'Polecamy', yes: 'Tak', no: 'Nie', tags: 'Oznaczenia' };

const LABELS: Record<string, Labels> = {
	pl: POLISH,
	en: { recommended: 'Recommended', yes: 'Yes', no: 'No', tags: 'Labels' },
	de: { recommended: 'Empfohlen', yes: 'Ja', no: 'Nein', tags: 'Kennzeichen' },
	it: { recommended: 'Consigliati', yes: 'Sì', no: 'No', tags: 'Etichette' },
};

/**
 * What the counted ids stand for, for the facets that are attributes or alike.
 * @param language of the store view
 */
export function facetMetadata(facets: string[], view: CatalogView, language: string): Attribute[] {
	const labels = LABELS[language] ?? POLISH;
	return facets.flatMap((code) => {
		if (code === 'flags_ids') return tagFacet(view, labels);
		if (code === 'erin_recommends') return recommendedFacet(labels);
		return view.attributes.find(({ attribute_code }) => attribute_code === code) ?? [];
	});
}

const FACET = {
	attribute_id: 0,
	is_user_defined: false,
	is_visible: true,
	is_visible_on_front: true,
	is_comparable: false,
};

function recommendedFacet({ recommended, yes, no }: Labels): Attribute {
	return {
		...FACET,
		attribute_code: 'erin_recommends',
		frontend_input: 'boolean',
		frontend_label: recommended,
		options: [
			{ value: 1, label: yes, sort_order: 1 },
			{ value: 0, label: no, sort_order: 2 },
		],
	};
}

function tagFacet({ tags }: CatalogView, labels: Labels): Attribute {
	return {
		...FACET,
		attribute_code: 'flags_ids',
		frontend_input: 'multiselect',
		frontend_label: labels.tags,
		options: tags
			.toSorted((a, b) => b.position - a.position)
			.map(({ id, name }, index) => ({ value: id, label: name, sort_order: index + 1 })),
	};
}
