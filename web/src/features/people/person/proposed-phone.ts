/** State of a history entry that proposes a phone number. It is not in the address, which browsers keep. */
interface PhoneState {
  proposedPhone: string;
}

/** Returns the state of a link that proposes a number; null proposes none. */
export const proposePhone = (phone: string | null): PhoneState | undefined =>
  phone === null ? undefined : { proposedPhone: phone };

/** Reads the proposed number; '' if there is none. */
export const readProposedPhone = (state: unknown): string =>
  (state as Partial<PhoneState> | null)?.proposedPhone ?? '';
