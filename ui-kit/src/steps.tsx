import styles from './steps.module.css';

interface StepsProps {
	steps: readonly string[];
}

export function Steps({ steps }: StepsProps) {
	return (
		<ol className={styles.steps}>
			{steps.map((step) => (
				<li key={step}>{step}</li>
			))}
		</ol>
	);
}
