import { renderPart } from '@pasaz/ui-kit/render.fake';
import { expect, it } from 'vitest';
import { LoadedList } from './loaded-list.tsx';

it.each<[string, string[], string]>([
	['entries', ['Szalik Mgła'], 'Szalik Mgła'],
	['none', [], 'Nic tu nie ma'],
])('of %s says what it lists where it takes the focus of a control that is gone (22.17)', (_, data, shown) => {
	const html = renderPart(
		<LoadedList
			label="Powiadomienia"
			state={{ status: 'ready', data }}
			reload={() => {}}
			empty={<p>Nic tu nie ma</p>}
			keyOf={(name) => name}
		>
			{(name) => name}
		</LoadedList>,
	);
	expect(html).toMatch(/^<div tabindex="-1" role="group" aria-label="Powiadomienia">/);
	expect(html).toContain(shown);
});
