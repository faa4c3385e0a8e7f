import { DEMANDS } from '@pasaz/kernel/contract/claim-form';
import { COMPLAINT_LENGTH, MAX_COMPLAINT_PICTURES, type OrderDocument } from '@pasaz/kernel/contract/order-document';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { Field } from '@pasaz/ui-kit/field';
import { Notice } from '@pasaz/ui-kit/notice';
import { Select } from '@pasaz/ui-kit/select';
import { TextArea } from '@pasaz/ui-kit/text-area';
import { type FormEvent, useRef, useState } from 'react';
import { complaintMessages } from '../messages/complaint.ts';
import { PieceChoice } from './piece-choice.tsx';
import type { FilledComplaint } from './send-complaint.ts';
import { useDemandLabels } from './use-demand-labels.ts';
import styles from './withdrawal.module.css';

interface ComplaintFormProps {
	lines: OrderDocument['complainable'];
	busy: boolean;
	problem?: string;
	onSend: (filled: FilledComplaint) => void;
	onLeave: () => void;
}

export function ComplaintForm({ lines, busy, problem, onSend, onLeave }: ComplaintFormProps) {
	const t = useMessages(complaintMessages);
	const labels = useDemandLabels();
	const [pieces, setPieces] = useState<ReadonlyMap<number, number>>(new Map());
	const [description, setDescription] = useState('');
	const [demand, setDemand] = useState<string>(DEMANDS[0]);
	const [pictures, setPictures] = useState<readonly File[]>([]);
	const [wrong, setWrong] = useState<'items' | 'description' | 'pictures'>();
	const fields = {
		items: useRef<HTMLInputElement>(null),
		description: useRef<HTMLTextAreaElement>(null),
		pictures: useRef<HTMLInputElement>(null),
	};
	const refuse = (field: keyof typeof fields) => {
		setWrong(field);
		fields[field].current?.focus();
	};
	const settle = (field: keyof typeof fields) => setWrong((known) => (known === field ? undefined : known));
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const items = [...pieces].filter(([, qty]) => qty > 0).map(([item_id, qty]) => ({ item_id, qty }));
		if (items.length === 0) return refuse('items');
		if (description.trim().length < COMPLAINT_LENGTH.min) return refuse('description');
		if (pictures.length > MAX_COMPLAINT_PICTURES) return refuse('pictures');
		setWrong(undefined);
		const known = DEMANDS.find((candidate) => candidate === demand) ?? DEMANDS[0];
		onSend({ items, description: description.trim(), demand: known, pictures });
	};
	return (
		<form className={styles.form} method="post" noValidate onSubmit={submit}>
			<PieceChoice
				ref={fields.items}
				lines={lines}
				pieces={pieces}
				error={wrong === 'items' ? t.chooseSome : undefined}
				onChange={(chosen) => {
					setPieces(chosen);
					settle('items');
				}}
			/>
			<TextArea
				ref={fields.description}
				aria-required
				label={t.description}
				error={wrong === 'description' ? t.describeMore : undefined}
				rows={4}
				maxLength={COMPLAINT_LENGTH.max}
				value={description}
				onChange={(event) => {
					setDescription(event.target.value);
					settle('description');
				}}
			/>
			<Select
				label={t.demand}
				options={DEMANDS.map((value) => ({ value, label: labels[value] }))}
				value={demand}
				onChange={(event) => setDemand(event.target.value)}
			/>
			<Field
				ref={fields.pictures}
				type="file"
				accept="image/*"
				multiple
				label={t.pictures}
				note={t.optional}
				hint={t.picturesHint}
				error={wrong === 'pictures' ? t.tooManyPictures : undefined}
				onChange={(event) => {
					setPictures([...(event.target.files ?? [])]);
					settle('pictures');
				}}
			/>
			{problem && <Notice type="error">{problem}</Notice>}
			<div className={styles.actions}>
				<Button type="submit" busy={busy}>
					{t.send}
				</Button>
				<Button variant="secondary" onClick={onLeave}>
					{t.leave}
				</Button>
			</div>
		</form>
	);
}
