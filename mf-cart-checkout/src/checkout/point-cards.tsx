import type { PickupPoint } from '@pasaz/kernel/contract/pickup-point';
import { RadioCards } from '@pasaz/ui-kit/radio-cards';
import { VisuallyHidden } from '@pasaz/ui-kit/visually-hidden';
import styles from './pickup-step.module.css';
import type { FoundPoints } from './use-pickup-points.ts';

function cardOf({ id, name, street, postcode, city, hint }: PickupPoint) {
	const place = `${street}, ${postcode} ${city}`;
	return { value: id, title: name, note: hint ? `${place} – ${hint}` : place };
}

interface PointCardsProps {
	found: FoundPoints;
	/** What became of the search, for all who look and listen. */
	outcome: string | undefined;
	title: string;
	chosen: PickupPoint | null;
	error?: string | undefined;
	onChoose: (point: PickupPoint) => void;
}

export function PointCards({ found, outcome, title, chosen, error, onChoose }: PointCardsProps) {
	const points = found.status === 'found' ? found.points : [];
	const choose = (id: string) => {
		const point = points.find((one) => one.id === id);
		if (point) onChoose(point);
	};
	return (
		<>
			<p role="status" className={styles.outcome}>
				{outcome}
			</p>
			{points.length > 0 && (
				<div className={styles.results}>
					<RadioCards
						legend={<VisuallyHidden>{title}</VisuallyHidden>}
						name="shipping.point"
						cards={points.map(cardOf)}
						value={chosen?.id}
						error={error}
						onChange={choose}
					/>
				</div>
			)}
		</>
	);
}
