/** The address at which Plaid announces to an organization. Truv's is entered in its dashboard. */
export const announcementsAt = (origin: string, organization: string): string => `${origin}/webhooks/api/v1/plaid?org=${organization}`
