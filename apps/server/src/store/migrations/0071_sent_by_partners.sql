/* An applicant whom a partner sent: what the link fills in, sealed; the link itself by its digest. */
CREATE TABLE "partner_prequalifications" (
  "id" uuid PRIMARY KEY NOT NULL,
  "organization_code" text NOT NULL,
  "credential_id" uuid NOT NULL REFERENCES "partner_credentials"("id"),
  "token_digest" text NOT NULL UNIQUE,
  "partner_name" text NOT NULL,
  "reference" text,
  /* null once the link is over: nobody needs it any more */
  "data_sealed" text,
  "consent_at" timestamp (3) with time zone NOT NULL,
  "consent_words" text NOT NULL,
  "created_at" timestamp (3) with time zone NOT NULL,
  "expires_at" timestamp (3) with time zone NOT NULL,
  "opened_at" timestamp (3) with time zone,
  /* deferred: the link is claimed before the application that it is claimed for is written */
  "application_id" uuid UNIQUE REFERENCES "applications"("id") DEFERRABLE INITIALLY DEFERRED
);
--> statement-breakpoint
CREATE INDEX "partner_prequalifications_expired" ON "partner_prequalifications" ("expires_at") WHERE "data_sealed" IS NOT NULL;
--> statement-breakpoint
/* Where a partner's own system is told: one at a time for each organization. Its signing secret is derived and never stored. */
CREATE TABLE "partner_webhooks" (
  "id" uuid PRIMARY KEY NOT NULL,
  "organization_code" text NOT NULL,
  "url" text NOT NULL,
  "created_by" uuid NOT NULL REFERENCES "identities"("id"),
  "created_at" timestamp (3) with time zone NOT NULL,
  "ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "partner_webhooks_live" ON "partner_webhooks" ("organization_code") WHERE "ended_at" IS NULL;
--> statement-breakpoint
CREATE TABLE "partner_deliveries" (
  "id" uuid PRIMARY KEY NOT NULL,
  "organization_code" text NOT NULL,
  "prequalification_id" uuid NOT NULL REFERENCES "partner_prequalifications"("id"),
  "event" text NOT NULL,
  "at" timestamp (3) with time zone NOT NULL,
  "tries" integer NOT NULL DEFAULT 0,
  "last_tried_at" timestamp (3) with time zone,
  "delivered_at" timestamp (3) with time zone,
  "given_up_at" timestamp (3) with time zone,
  "problem" text,
  UNIQUE ("prequalification_id", "event")
);
--> statement-breakpoint
CREATE INDEX "partner_deliveries_newest" ON "partner_deliveries" ("organization_code", "at");
--> statement-breakpoint
DO $$ DECLARE name text; BEGIN
  FOREACH name IN ARRAY ARRAY['partner_prequalifications', 'partner_webhooks', 'partner_deliveries'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY "organization_wall" ON %I USING (
      (SELECT scope_kind()) IN ('system', 'platform')
      OR ((SELECT scope_kind()) = 'staff' AND organization_code = ANY ((SELECT scope_organizations())::text[])))$policy$, name);
  END LOOP;
END $$;
--> statement-breakpoint
/* A partner's own system sees and sends its organization's applicants. */
CREATE POLICY "partners" ON "partner_prequalifications" USING (
  (SELECT scope_kind()) = 'partner' AND organization_code = ANY ((SELECT scope_organizations())::text[]));
--> statement-breakpoint
/* What someone waits for, when they were told, and that they left the list by the link of that mail. */
ALTER TABLE "waitlist" ADD COLUMN "told_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "waitlist" ADD COLUMN "left_at" timestamp (3) with time zone;
--> statement-breakpoint
CREATE INDEX "waitlist_waiting" ON "waitlist" ("organization_code", "id") WHERE "told_at" IS NULL AND "left_at" IS NULL;
