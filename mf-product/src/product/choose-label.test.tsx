import { fakeShop } from '@pasaz/kernel/composition/shop.fake';
import { loadTexts } from '@pasaz/kernel/i18n/loaded-texts';
import { createTranslator } from '@pasaz/kernel/i18n/messages';
import { renderPart } from '@pasaz/ui-kit/render.fake';
import { expect, it } from 'vitest';
import { useChooseLabel } from './choose-label.ts';

function Label() {
	return useChooseLabel()({ id: 1, code: 'length', label: 'Länge', values: [] });
}

it('asks for an attribute by its name as the shop writes it: German nouns are capitalised', async () => {
	await loadTexts('de-DE');
	const shop = fakeShop({ translator: createTranslator('de-DE') });
	expect(renderPart(<Label />, shop)).toBe('Bitte wählen: Länge');
});
