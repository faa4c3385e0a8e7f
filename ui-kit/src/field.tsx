import type { ComponentProps } from 'react';
import { FieldFrame, type FieldText } from './field-frame.tsx';

/** Give `autoComplete` wherever the browser can know the answer. */
export function Field({ label, note, hint, error, id, ...input }: FieldText & ComponentProps<'input'>) {
	return (
		<FieldFrame label={label} note={note} hint={hint} error={error} id={id}>
			{(ties) => <input type="text" {...input} {...ties} />}
		</FieldFrame>
	);
}
