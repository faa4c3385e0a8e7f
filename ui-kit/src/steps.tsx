import styles from './steps.module.css';

interface StepsProps {
	/** In order. */
	steps: readonly string[];
}

/** A numbered list of what a shopper does, one thing after the other. */
export function Steps({ steps }: StepsProps) {
	return (
		<ol className={styles.steps}>
			{steps.map((step) => (
				<li key={step}>{step}</li>
			))}
		</ol>
	);
}
