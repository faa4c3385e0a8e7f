import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { WishlistTexts } from './wishlist.ts';

export const messages: TextsOf<WishlistTexts> = {
	title: 'Wunschliste',
	close: 'Wunschliste schließen',
	openPage: 'Wunschliste öffnen',
	compare: { one: '{count} Artikel vergleichen', other: '{count} Artikel vergleichen' },
	share: 'Liste teilen',
	shareLink: 'Link zur Liste',
	linkCopied: 'Der Link ist kopiert. Wer ihn hat, sieht diese Artikel, aber nicht, wer du bist.',
	linkShown: 'Kopiere diesen Link. Wer ihn hat, sieht diese Artikel, aber nicht, wer du bist.',
	emptyTitle: 'Deine Wunschliste ist noch leer',
	empty: 'Setz Artikel auf die Liste, zu denen du zurückkommen möchtest.',
	soldOut: 'Zurzeit nicht verfügbar',
	stale: 'Wir zeigen, was auf diesem Gerät gespeichert ist. Preise und Verfügbarkeit können sich geändert haben.',
	remove: 'Entfernen',
	removeName: 'Von der Wunschliste entfernen: {name}',
	removed: 'Von der Wunschliste entfernt: {name}',
	browse: 'Zur Kollektion',
	clear: 'Liste leeren',
	cleared: 'Deine Wunschliste ist leer.',
	undo: 'Rückgängig',
};
