-- Whose each fact is. Everything known until now is the borrower's, and every session began with a password.
CREATE TABLE "application_signers" (
	"application_id" uuid NOT NULL,
	"party" text NOT NULL,
	"identity_id" uuid NOT NULL,
	"organization_code" text NOT NULL,
	"since" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "application_signers_application_id_party_identity_id_pk" PRIMARY KEY("application_id","party","identity_id")
);
--> statement-breakpoint
CREATE TABLE "partner_credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_code" text NOT NULL,
	"name" text NOT NULL,
	"secret_digest" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_used_at" timestamp(3) with time zone,
	"revoked_at" timestamp(3) with time zone,
	CONSTRAINT "partner_credentials_secret_digest_unique" UNIQUE("secret_digest")
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email_mac" text NOT NULL,
	"organization_code" text NOT NULL,
	"code_mac" text NOT NULL,
	"tries" integer NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "facts_newest";--> statement-breakpoint
DROP INDEX "runs_one_live";--> statement-breakpoint
ALTER TABLE "facts" ADD COLUMN "party" text DEFAULT 'borrower' NOT NULL;--> statement-breakpoint
ALTER TABLE "facts" ALTER COLUMN "party" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "party" text DEFAULT 'borrower' NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ALTER COLUMN "party" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "credential" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "credential" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "application_signers" ADD CONSTRAINT "application_signers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_signers" ADD CONSTRAINT "application_signers_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_credentials" ADD CONSTRAINT "partner_credentials_created_by_identities_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_signers_identity" ON "application_signers" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "partner_credentials_organization" ON "partner_credentials" USING btree ("organization_code","created_at");--> statement-breakpoint
CREATE INDEX "sign_in_codes_expired" ON "sign_in_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "facts_newest" ON "facts" USING btree ("application_id","item","party","id");--> statement-breakpoint
CREATE UNIQUE INDEX "runs_one_live" ON "runs" USING btree ("application_id","item","party","basis") WHERE "runs"."state" = 'live';--> statement-breakpoint
-- Who signs beside the borrower: their own rows, and those of an application that one sees.
ALTER TABLE "application_signers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "organization_wall" ON "application_signers" FOR SELECT USING (
  (SELECT scope_kind()) IN ('system', 'platform')
  OR identity_id = (SELECT scope_identity())
  OR EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));--> statement-breakpoint
-- Who signs is written where the mailbox was proven, by the node itself; a signer's own scope cannot widen itself.
CREATE POLICY "binding" ON "application_signers" FOR INSERT WITH CHECK ((SELECT scope_kind()) = 'system');--> statement-breakpoint
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "application_signers" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Asked of the owner, or the two policies would ask each other without end; once for a statement.
CREATE FUNCTION "signed_applications"() RETURNS uuid[] LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public AS $$
  SELECT coalesce(array_agg(s.application_id), '{}') FROM application_signers s WHERE s.identity_id = scope_identity()
$$;--> statement-breakpoint
CREATE POLICY "signers" ON "applications" USING (
  (SELECT scope_kind()) = 'signer' AND id = ANY ((SELECT signed_applications())::uuid[]));--> statement-breakpoint
CREATE POLICY "signers" ON "consents" USING ((SELECT scope_kind()) = 'signer' AND identity_id = (SELECT scope_identity()));--> statement-breakpoint
-- A partner's own system reads the applications of its organization, and writes none.
CREATE POLICY "partners" ON "applications" FOR SELECT USING (
  (SELECT scope_kind()) = 'partner' AND organization_code = ANY ((SELECT scope_organizations())::text[]));--> statement-breakpoint
-- Of an application a partner sees the row and nothing that hangs on it.
DO $$ DECLARE name text; BEGIN
  FOREACH name IN ARRAY ARRAY['facts', 'runs', 'attempts', 'step_history', 'documents', 'notices', 'outbox', 'unconfirmed_choices', 'application_parties', 'application_signers'] LOOP
    EXECUTE format($policy$CREATE POLICY "not_for_partners" ON %I AS RESTRICTIVE USING ((SELECT scope_kind()) <> 'partner')$policy$, name);
  END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "codes" ON "sign_in_codes" USING ((SELECT scope_kind()) IN ('system', 'visitor'));--> statement-breakpoint
ALTER TABLE "partner_credentials" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "organization_wall" ON "partner_credentials" USING (
  (SELECT scope_kind()) IN ('system', 'platform')
  OR ((SELECT scope_kind()) = 'staff' AND organization_code = ANY ((SELECT scope_organizations())::text[])));
