/** A message comes late enough (ms) not to push away the button that is about to be pressed (rule 22.16). */
export const WHEN_LEFT = { mode: 'onTouched', delayError: 300 } as const;
