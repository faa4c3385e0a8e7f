/**
 * When a form tells of a faulty field: once it is left, but late enough (ms) that the message does not push the button away that is
 * being pressed (rule 22.16).
 */
export const WHEN_LEFT = { mode: 'onTouched', delayError: 300 } as const;
