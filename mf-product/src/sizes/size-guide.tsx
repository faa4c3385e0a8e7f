import { useShop } from '@pasaz/kernel/composition/shop';
import { type SizeTable, sizeTables } from '@pasaz/kernel/contract/size-table';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import type { Api } from '@pasaz/kernel/network/api';
import { PATHS } from '@pasaz/kernel/routes';
import { Modal } from '@pasaz/ui-kit/modal';
import { RichText } from '@pasaz/ui-kit/rich-text';
import { Skeleton } from '@pasaz/ui-kit/skeleton';
import { Table } from '@pasaz/ui-kit/table';
import { Link } from 'react-router';
import { laterMessages } from '../messages/later.ts';
import { useLoaded } from '../product/use-loaded.ts';
import { fittingTables, isRowOf, type Sized } from './fitting-tables.ts';
import styles from './size-guide.module.css';

interface SizeGuideProps extends Sized {
	chosen: string | undefined;
	onClose: () => void;
}

/** A guide that fails to load is empty (rule 8.9). */
async function loadTables(api: Api, signal: AbortSignal): Promise<SizeTable[]> {
	try {
		return await api.call(sizeTables);
	} catch (error) {
		if (!signal.aborted) console.warn('Error occurred while retrieving country list', error);
		return [];
	}
}

function Sizes({ table, chosen }: { table: SizeTable; chosen: string | undefined }) {
	return (
		<>
			<Table caption={table.name}>
				<thead>
					<tr>
						{table.columns.map((column) => (
							<th key={column} scope="col">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{table.rows.map((row) => (
						<tr key={row[0]} data-chosen={(chosen && isRowOf(row, chosen)) || undefined} className={styles.row}>
							{row.map((cell, index) =>
								index === 0 ? (
									<th key={table.columns[index]} scope="row">
										{cell}
									</th>
								) : (
									<td key={table.columns[index]}>{cell}</td>
								),
							)}
						</tr>
					))}
				</tbody>
			</Table>
			{table.note && <RichText html={table.note} />}
		</>
	);
}

export function SizeGuide({ chosen, onClose, ...sized }: SizeGuideProps) {
	const t = useMessages(laterMessages);
	const { api } = useShop();
	const loaded = useLoaded((signal) => loadTables(api, signal));
	const fitting = loaded.status === 'ready' ? fittingTables(loaded.data, sized) : null;
	return (
		<Modal open onClose={onClose} title={t.sizeGuide} closeLabel={t.closeSizeGuide}>
			{fitting === null && <Skeleton count={6} />}
			{fitting?.length === 0 && (
				<p>
					{t.noSizes} <Link to={PATHS.contact}>{t.askUs}</Link>
				</p>
			)}
			{fitting?.map((table) => (
				<Sizes key={table.id} table={table} chosen={chosen} />
			))}
		</Modal>
	);
}
