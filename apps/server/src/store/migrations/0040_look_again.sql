-- The end of the right to cancel is not enough for money to move, a meeting in person is for the team to record once its time is past, and documents that
-- were sent on paper are waited for: applications at these places are looked at again.
UPDATE "applications" SET "wake_at" = least("wake_at", now())
WHERE "open_item" IN ('funding-screening', 'sanctions-review', 'payoff-quotes', 'payoff-shortfall', 'funding-first-approval', 'funding-decision',
  'payoffs', 'disbursement', 'notary-session', 'deed-co-signing', 'signing-help');
