/* Those who send applicants (loan officers, brokers, their processors): for which loan-officer entries each of them acts. */
CREATE TABLE "agent_officers" (
  "identity_id" uuid NOT NULL REFERENCES "identities"("id"),
  "organization_code" text NOT NULL,
  /* the key of the entry, in lower case */
  "officer" text NOT NULL,
  /* null for what comes with the sandbox */
  "named_by" uuid REFERENCES "identities"("id"),
  "named_at" timestamp (3) with time zone NOT NULL,
  PRIMARY KEY ("identity_id", "organization_code", "officer")
);
--> statement-breakpoint
/* A link to an application, as it was emailed. Its secret is derived from the id and stored nowhere. */
CREATE TABLE "agent_links" (
  "id" uuid PRIMARY KEY NOT NULL,
  "organization_code" text NOT NULL,
  "officer" text NOT NULL,
  "sent_by" uuid NOT NULL REFERENCES "identities"("id"),
  "email" text NOT NULL,
  "sent_at" timestamp (3) with time zone NOT NULL,
  "expires_at" timestamp (3) with time zone NOT NULL,
  "opened_at" timestamp (3) with time zone,
  /* they asked for no more of these emails, which holds for the whole organization */
  "refused_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "agent_links_of_officer" ON "agent_links" ("organization_code", "officer", "sent_at");
--> statement-breakpoint
CREATE INDEX "agent_links_email" ON "agent_links" ("organization_code", "email");
--> statement-breakpoint
CREATE INDEX "applications_referrer" ON "applications" ("organization_code", lower("origin" ->> 'referrerId'));
--> statement-breakpoint
ALTER TABLE "agent_officers" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "organization_wall" ON "agent_officers" USING ((SELECT scope_kind()) IN ('system', 'platform'));
--> statement-breakpoint
CREATE POLICY "own_officers" ON "agent_officers" FOR SELECT USING (
  (SELECT scope_kind()) = 'agent' AND identity_id = (SELECT scope_identity()));
--> statement-breakpoint
ALTER TABLE "agent_links" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY "organization_wall" ON "agent_links" USING ((SELECT scope_kind()) IN ('system', 'platform'));
--> statement-breakpoint
/* The officers are looked up behind their own wall. */
CREATE POLICY "own_links" ON "agent_links" USING ((SELECT scope_kind()) = 'agent' AND EXISTS (
  SELECT 1 FROM agent_officers o WHERE o.officer = agent_links.officer AND o.organization_code = agent_links.organization_code));
--> statement-breakpoint
/* An agent sees no row of an application, of its facts, or of anything that hangs on it: no policy lets them. This is all that they read of one, and of
   none but those whom their own officers sent. What is found of credit, income, or a document is no column of it. */
CREATE FUNCTION "applicants_of_agent"() RETURNS TABLE (
  id uuid, organization_code text, officer text, first_name text, last_initial text, home_state text,
  step text, open_item text, step_since timestamptz, created_at timestamptz
) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public AS $$
  SELECT a.id, a.organization_code, o.officer, named.data ->> 'firstName', left(named.data ->> 'lastName', 1), home.data ->> 'state',
    a.step, a.open_item, a.step_since, a.created_at
  FROM agent_officers o
  JOIN applications a ON a.organization_code = o.organization_code AND lower(a.origin ->> 'referrerId') = o.officer
  LEFT JOIN LATERAL (SELECT f.data FROM facts f WHERE f.application_id = a.id AND f.item = 'legal-name' AND f.party = 'borrower'
    ORDER BY f.id DESC LIMIT 1) named ON true
  LEFT JOIN LATERAL (SELECT f.data FROM facts f WHERE f.application_id = a.id AND f.item = 'property-address' AND f.party = 'borrower'
    ORDER BY f.id DESC LIMIT 1) home ON true
  WHERE scope_kind() = 'agent' AND o.identity_id = scope_identity()
$$;
--> statement-breakpoint
/* What was begun after a link was sent, by whoever has the email that it went to, with the same officer. */
CREATE FUNCTION "begun_by_agents_links"() RETURNS TABLE (link uuid, application uuid, step text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public AS $$
  SELECT DISTINCT ON (l.id) l.id, a.id, a.step
  FROM agent_officers o
  JOIN agent_links l ON l.organization_code = o.organization_code AND l.officer = o.officer
  JOIN identities i ON i.email = l.email
  JOIN applications a ON a.identity_id = i.id AND a.organization_code = l.organization_code
    AND lower(a.origin ->> 'referrerId') = l.officer AND a.created_at >= l.sent_at
  WHERE scope_kind() = 'agent' AND o.identity_id = scope_identity()
  ORDER BY l.id, a.created_at
$$;
