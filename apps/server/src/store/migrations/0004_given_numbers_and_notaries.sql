-- Who gave a Social Security number before profiles kept that they had.
UPDATE "profiles" SET "has_ssn" = true WHERE NOT "has_ssn" AND "identity_id" IN (
  SELECT a."identity_id" FROM "applications" a JOIN "facts" f ON f."application_id" = a."id"
  WHERE f."item" IN ('credit-access', 'hard-credit-access', 'about-you') AND f."data" ->> 'ssn' IS NOT NULL
);--> statement-breakpoint
-- The polled copy of the flags, for applications that no fact will change soon: the notary in person is known from the state.
UPDATE "applications" a SET "status_flags" = a."status_flags" || '{"manualNotary": true}'::jsonb WHERE (
  SELECT f."data" ->> 'state' FROM "facts" f WHERE f."application_id" = a."id" AND f."item" = 'property-address' ORDER BY f."id" DESC LIMIT 1
) IN ('CA', 'CT', 'GA', 'MS', 'SC', 'TX');
