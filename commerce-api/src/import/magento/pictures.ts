import type { SourcePicture } from '../../catalogue/source/catalog-source.ts';
import { photographIn } from '../photograph-in.ts';
import type { ExportRow } from './read-export.ts';

export interface PictureBook {
	/** The paths of a row's pictures, the main one first; remembers missing files. */
	pathsOf(row: ExportRow): string[];
	pictures: Map<string, SourcePicture>;
	missing: Set<string>;
}

const COLUMNS = ['base_image', 'small_image', 'thumbnail_image', 'additional_images'];

/** @param media the folder with the photographs; without it products come without pictures */
export function createPictureBook(media: string | undefined): PictureBook {
	const pictures = new Map<string, SourcePicture>();
	const missing = new Set<string>();

	const find = (media: string, name: string): string | undefined => {
		const file = photographIn(media, name);
		if (file === undefined) {
			missing.add(name);
			return undefined;
		}
		const path = pathOf(name, file, pictures);
		pictures.set(path, { kind: 'file', file });
		return path;
	};

	return {
		pictures,
		missing,
		pathsOf: (row) => {
			if (!media) return [];
			const names = COLUMNS.flatMap((column) => row.get(column).split(',')).map((name) => name.trim());
			const found = names
				.filter((name) => name !== '' && name !== 'no_selection')
				.flatMap((name) => find(media, name) ?? []);
			return [...new Set(found)];
		},
	};
}

/** The path without its extension, unless two files differ only in that. */
function pathOf(name: string, file: string, pictures: PictureBook['pictures']): string {
	const whole = name.startsWith('/') ? name : `/${name}`;
	const short = whole.replace(/\.[a-z0-9]+$/i, '');
	const other = pictures.get(short);
	return other?.kind === 'file' && other.file !== file ? whole : short;
}
