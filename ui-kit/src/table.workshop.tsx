import type { WorkshopEntry } from '../workshop/workshop-entry.ts';
import { Table } from './table.tsx';

const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
const ROWS: [string, number][] = [
	['Biust', 80],
	['Talia', 62],
	['Biodra', 88],
];

function SizeTable() {
	return (
		<Table caption="Sukienki: wymiary w centymetrach">
			<thead>
				<tr>
					<th scope="col">Wymiar</th>
					{SIZES.map((size) => (
						<th key={size} scope="col">
							{size}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{ROWS.map(([name, first]) => (
					<tr key={name}>
						<th scope="row">{name}</th>
						{SIZES.map((size, index) => (
							<td key={size}>
								{first + 4 * index}–{first + 4 * index + 3}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</Table>
	);
}

export const entry: WorkshopEntry = { name: 'Tabela', states: { rozmiary: SizeTable } };
