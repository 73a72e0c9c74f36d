/* Offer codes and referrals that a loan officer owns: whose each is, who made it, and how often it was opened. What it says is its entry of the register. */
CREATE TABLE "agent_entries" (
  "organization_code" text NOT NULL,
  "register" text NOT NULL,
  "key" text NOT NULL,
  /* the key of the loan officer's entry, in lower case */
  "officer" text NOT NULL,
  "made_by" uuid NOT NULL REFERENCES "identities"("id"),
  "made_at" timestamp (3) with time zone NOT NULL,
  "opened" integer NOT NULL DEFAULT 0,
  "last_opened_at" timestamp (3) with time zone,
  PRIMARY KEY ("organization_code", "register", "key"),
  CONSTRAINT "agent_entries_register" CHECK ("register" IN ('offer-code', 'referral'))
);
--> statement-breakpoint
CREATE INDEX "agent_entries_of_officer" ON "agent_entries" ("organization_code", "officer", "register", "made_at");
--> statement-breakpoint
CREATE INDEX "agent_entries_made" ON "agent_entries" ("made_by", "made_at");
--> statement-breakpoint
CREATE INDEX "applications_offer_code" ON "applications" ("organization_code", upper("origin" ->> 'offerCode'));
--> statement-breakpoint
/* The referral that an emailed link opens. */
ALTER TABLE "agent_links" ADD COLUMN "referral" text;
--> statement-breakpoint
ALTER TABLE "agent_entries" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "organization_wall" ON "agent_entries" USING ((SELECT scope_kind()) IN ('system', 'platform'));
--> statement-breakpoint
/* The team reads whose an entry is. */
CREATE POLICY "organization_wall_read" ON "agent_entries" FOR SELECT USING (
  (SELECT scope_kind()) = 'staff' AND organization_code = ANY ((SELECT scope_organizations())::text[]));
--> statement-breakpoint
/* The officers are looked up behind their own wall. */
CREATE POLICY "own_entries" ON "agent_entries" FOR SELECT USING ((SELECT scope_kind()) = 'agent' AND EXISTS (
  SELECT 1 FROM agent_officers o WHERE o.officer = agent_entries.officer AND o.organization_code = agent_entries.organization_code));
--> statement-breakpoint
/* How many began and how many submitted an application by an entry: two numbers, and nothing of any application. */
CREATE FUNCTION "uses_of_agents_entries"() RETURNS TABLE (organization_code text, register text, key text, begun bigint, submitted bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public AS $$
  SELECT e.organization_code, e.register, e.key, count(a.id),
    count(a.id) FILTER (WHERE EXISTS (SELECT 1 FROM facts f WHERE f.application_id = a.id AND f.item = 'submission'))
  FROM agent_officers o
  JOIN agent_entries e ON e.organization_code = o.organization_code AND e.officer = o.officer
  JOIN LATERAL (
    SELECT c.id FROM applications c
      WHERE e.register = 'offer-code' AND c.organization_code = e.organization_code AND upper(c.origin ->> 'offerCode') = e.key
    UNION ALL
    SELECT r.id FROM applications r
      WHERE e.register = 'referral' AND r.organization_code = e.organization_code AND r.origin ->> 'referralId' = e.key
  ) a ON true
  WHERE scope_kind() = 'agent' AND o.identity_id = scope_identity()
  GROUP BY e.organization_code, e.register, e.key
$$;
