/** Root fields to refetch after a change of members or invitations. */
export const memberFields = ['members', 'memberInvitations'] as const;
