import type { SourcePicture } from '../../catalogue/source/catalog-source.ts';
import { photographIn } from '../photograph-in.ts';
import type { ChildDocument } from './documents.ts';

type Pictured = Pick<ChildDocument, 'image' | 'media_gallery'>;

export interface PictureBook {
	pathsOf(document: Pictured): string[];
	pictures: Map<string, SourcePicture>;
	missing: Set<string>;
}

/** @param media without it pictures keep their paths of the index, for a picture server that knows them */
export function createPictureBook(media: string | undefined): PictureBook {
	const pictures = new Map<string, SourcePicture>();
	const missing = new Set<string>();

	const find = (media: string, name: string): string[] => {
		const file = photographIn(media, name);
		if (file === undefined) {
			missing.add(name);
			return [];
		}
		pictures.set(name, { kind: 'file', file });
		return [name];
	};
	return {
		pictures,
		missing,
		pathsOf: ({ image, media_gallery }) => {
			const gallery = media_gallery
				.filter(({ typ }) => !typ || typ === 'image')
				.toSorted((a, b) => (a.pos ?? 0) - (b.pos ?? 0));
			const names = [image, ...gallery.map((entry) => entry.image)].flatMap((name) =>
				isPicture(name) ? slashed(name) : [],
			);
			const all = [...new Set(names)];
			return media ? all.flatMap((name) => find(media, name)) : all;
		},
	};
}

function isPicture(name: string | null | undefined): name is string {
	return Boolean(name) && name !== 'no_selection';
}

function slashed(name: string): string {
	return name.startsWith('/') ? name : `/${name}`;
}
