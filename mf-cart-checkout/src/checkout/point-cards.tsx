import type { PickupPoint } from '@pasaz/kernel/contract/pickup-point';
import { RadioCards } from '@pasaz/ui-kit/radio-cards';
import { VisuallyHidden } from '@pasaz/ui-kit/visually-hidden';
import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import styles from './pickup-step.module.css';
import type { FoundPoints } from './use-pickup-points.ts';

function cardOf({ id, name, street, postcode, city, hint }: PickupPoint) {
	const place = `${street}, ${postcode} ${city}`;
	return { value: id, title: name, note: hint ? `${place} – ${hint}` : place };
}

/** An arrow only goes from point to point; a tap, Space or Enter makes the choice final. */
export type ChoosePoint = (point: PickupPoint, isFinal: boolean) => void;

interface PointCardsProps {
	found: FoundPoints;
	/** What became of the search, for all who look and listen. */
	outcome: string | undefined;
	title: string;
	chosen: PickupPoint | null;
	error?: string | undefined;
	onChoose: ChoosePoint;
}

export function PointCards({ found, outcome, title, chosen, error, onChoose }: PointCardsProps) {
	const points = found.status === 'found' ? found.points : [];
	/** While an arrow is held down: the browser reports the point that it leads to as a tap. */
	const isWalking = useRef(false);
	const choose = (id: string) => {
		const point = points.find((one) => one.id === id);
		if (point) onChoose(point, !isWalking.current);
	};
	const press = (event: KeyboardEvent) => {
		isWalking.current = event.key.startsWith('Arrow');
		const isFinal = event.key === 'Enter' || event.key === ' ';
		if (!isFinal || !(event.target instanceof HTMLInputElement)) return;
		// one would send the form, the other does nothing where the point is chosen
		event.preventDefault();
		choose(event.target.value);
	};
	const release = () => {
		isWalking.current = false;
	};
	// an arrow that is let go elsewhere is not heard here
	const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
		if (!currentTarget.contains(relatedTarget)) release();
	};
	return (
		<>
			<p role="status" className={styles.outcome}>
				{outcome}
			</p>
			{points.length > 0 && (
				// biome-ignore lint/a11y/noStaticElementInteractions: it only hears what is done to the radios in it
				<div className={styles.results} onKeyDown={press} onKeyUp={release} onPointerDown={release} onBlur={leave}>
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
