import { useMessages } from '@pasaz/kernel/i18n/messages';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { sideMenuMessages } from '../../messages/side-menu.ts';
import { Icon } from '../icon.tsx';
import type { MenuItem } from '../menu.ts';
import styles from './side-menu.module.css';

interface Steps {
	onLeave: () => void;
	onStepInto: (url: string) => void;
	onStepBack: () => void;
}

interface MenuLevelProps {
	parent?: MenuItem;
	items: readonly MenuItem[];
	/** Negative for levels above the current one, positive for one that slides out. */
	stepsAway: number;
	steps: Steps;
	children?: ReactNode;
}

/** Moves the focus into a level that opens, and back to its item when it closes. */
function useLevelFocus(isShown: boolean) {
	const target = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (isShown) target.current?.focus();
	}, [isShown]);
	return target;
}

function Entry({ item, steps, onStep }: { item: MenuItem; steps: Steps; onStep: (button: HTMLButtonElement) => void }) {
	if (item.children.length === 0) {
		return (
			<Link className={styles.entry} to={item.url} onClick={steps.onLeave}>
				{item.label}
			</Link>
		);
	}
	const step = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
		onStep(currentTarget);
		steps.onStepInto(item.url);
	};
	return (
		<button type="button" className={styles.entry} onClick={step}>
			{item.label}
			<Icon name="forward" />
		</button>
	);
}

export function MenuLevel({ parent, items, stepsAway, steps, children }: MenuLevelProps) {
	const t = useMessages(sideMenuMessages);
	const isShown = stepsAway === 0;
	const target = useLevelFocus(isShown);
	const remember = (button: HTMLButtonElement) => {
		target.current = button;
	};
	return (
		<div className={styles.level} data-at={Math.sign(stepsAway)} inert={!isShown}>
			{parent && (
				<button ref={target} type="button" className={styles.back} onClick={steps.onStepBack}>
					<Icon name="back" />
					{t.back}
				</button>
			)}
			<ul className={styles.entries} aria-label={parent?.label}>
				{parent && (
					<li>
						<Link className={styles.all} to={parent.url} onClick={steps.onLeave}>
							{t.allOf({ name: parent.label })}
						</Link>
					</li>
				)}
				{items.map((item) => (
					<li key={item.url}>
						<Entry item={item} steps={steps} onStep={remember} />
					</li>
				))}
			</ul>
			{children}
		</div>
	);
}
