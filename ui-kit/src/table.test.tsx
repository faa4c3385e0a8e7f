import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Table } from './table.tsx';

it('is within reach of the keyboard, and named by its caption', () => {
	const html = render(
		<Table caption="Sukienki: wymiary w centymetrach">
			<tbody>
				<tr>
					<th scope="row">Biust</th>
					<td>88</td>
				</tr>
			</tbody>
		</Table>,
	);
	const [, id] = html.match(/<section[^>]* tabindex="0" aria-labelledby="([^"]+)"/) ?? [];
	expect(html).toContain(`id="${id}">Sukienki: wymiary w centymetrach</caption>`);
});
