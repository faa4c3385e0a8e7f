import type { ComponentProps } from 'react';
import { FieldFrame, type FieldText } from './field-frame.tsx';

export function TextArea({ label, note, hint, error, id, ...input }: FieldText & ComponentProps<'textarea'>) {
	return (
		<FieldFrame label={label} note={note} hint={hint} error={error} id={id}>
			{(ties) => <textarea rows={3} {...input} {...ties} />}
		</FieldFrame>
	);
}
