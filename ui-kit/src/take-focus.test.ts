import { beforeEach, expect, it, vi } from 'vitest';

type Listen = (event: { target: FakeElement }) => void;

const listeners = new Map<string, Listen>();
const addEventListener = (type: string, listen: Listen) => void listeners.set(type, listen);

class FakeElement {
	isConnected = true;
	focus() {
		fakeDocument.activeElement = this;
		listeners.get('focusin')?.({ target: this });
	}
	tap() {
		listeners.get('click')?.({ target: this });
	}
	remove() {
		this.isConnected = false;
		if (fakeDocument.activeElement === this) fakeDocument.activeElement = fakeDocument.body;
	}
}

const body = new FakeElement();
const fakeDocument = { body, activeElement: body, addEventListener };

beforeEach(() => {
	fakeDocument.activeElement = body;
	vi.stubGlobal('document', fakeDocument);
	vi.stubGlobal('Element', FakeElement);
	vi.resetModules();
});

/** Whether the focus was taken, with the code that `before` needs loaded already. */
async function isTaken(before: (control: FakeElement) => void): Promise<boolean> {
	const { takeFocus } = await import('./take-focus.ts');
	const heading = new FakeElement();
	before(new FakeElement());
	takeFocus(heading as unknown as HTMLElement);
	return fakeDocument.activeElement === heading;
}

it('takes the focus that a control had which is gone', async () => {
	expect(
		await isTaken((control) => {
			control.focus();
			control.remove();
		}),
	).toBe(true);
});

it('takes the focus where a control is gone that got none from a tap, as in Safari', async () => {
	expect(
		await isTaken((control) => {
			control.tap();
			control.remove();
		}),
	).toBe(true);
});

it('takes the focus of a control that loaded the code', async () => {
	const control = new FakeElement();
	control.focus();
	expect(await isTaken(() => control.remove())).toBe(true);
});

it.each<[string, (control: FakeElement) => void]>([
	['pressed nothing', (control) => control.remove()],
	['is at a control that is still there', (control) => control.focus()],
	[
		'has tapped beside the control since',
		(control) => {
			control.focus();
			fakeDocument.activeElement = body;
			body.tap();
			control.remove();
		},
	],
])('takes no focus from a shopper who %s', async (_, before) => {
	expect(await isTaken(before)).toBe(false);
});
