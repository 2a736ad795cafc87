/** Fields of the root query that show members or invitations. */
export const memberFields = ['members', 'memberInvitations'] as const;
