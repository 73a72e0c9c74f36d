-- One account is one person of a provider: an email that the provider gives to someone else opens nothing by it. Where several were linked to one
-- account, the one that was linked first stays. The others are dropped: whoever of them has the mailbox signs in by a code that we mail.
DELETE FROM "provider_accounts" AS later USING "provider_accounts" AS first
  WHERE later.identity_id = first.identity_id AND later.issuer = first.issuer
    AND later.organization_code = first.organization_code AND later.audience = first.audience
    AND (later.created_at, later.subject) > (first.created_at, first.subject);--> statement-breakpoint
CREATE UNIQUE INDEX "provider_accounts_one" ON "provider_accounts" USING btree ("identity_id","issuer","organization_code","audience");--> statement-breakpoint
DROP INDEX "provider_accounts_identity";--> statement-breakpoint
-- Who else applied with the same mailed firm offer.
CREATE INDEX "applications_firm_offer" ON "applications" USING btree ("organization_code",("origin" -> 'firmOffer' ->> 'code')) WHERE ("origin" -> 'firmOffer') IS NOT NULL;
