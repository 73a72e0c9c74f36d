-- Windows opened at the aggregator, what providers call a connection, who read the register, and demographic answers as sealed text.
CREATE TABLE "bank_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"token_sealed" text NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"result_mac" text,
	"claimed_at" timestamp(3) with time zone,
	"finished_at" timestamp(3) with time zone,
	"reference" text
);
--> statement-breakpoint
CREATE TABLE "register_readings" (
	"identity_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"read_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "register_readings_identity_id_application_id_pk" PRIMARY KEY("identity_id","application_id")
);
--> statement-breakpoint
ALTER TABLE "demographics" ALTER COLUMN "answers" SET DATA TYPE text USING "answers"::text;--> statement-breakpoint
ALTER TABLE "income_links" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "bank_links" ADD CONSTRAINT "bank_links_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_readings" ADD CONSTRAINT "register_readings_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_readings" ADD CONSTRAINT "register_readings_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_links_application" ON "bank_links" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "bank_links_expired" ON "bank_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "bank_links_reference" ON "bank_links" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "income_links_reference" ON "income_links" USING btree ("reference");--> statement-breakpoint
ALTER TABLE "bank_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "organization_wall" ON "bank_links" USING (
  (SELECT scope_kind()) IN ('system', 'platform')
  OR EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));--> statement-breakpoint
CREATE POLICY "not_for_partners" ON "bank_links" AS RESTRICTIVE USING ((SELECT scope_kind()) NOT IN ('partner', 'signer'));--> statement-breakpoint
ALTER TABLE "register_readings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "organization_wall" ON "register_readings" USING (
  (SELECT scope_kind()) IN ('system', 'platform')
  OR EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));--> statement-breakpoint
CREATE POLICY "for_staff" ON "register_readings" AS RESTRICTIVE USING ((SELECT scope_kind()) IN ('system', 'platform', 'staff'));--> statement-breakpoint
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "register_readings" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Sealed answers are sealed again when the data key changes, as other sealed texts are.
CREATE OR REPLACE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME IN ('facts', 'attempts', 'documents', 'demographics') AND current_setting('hearthline.reseal', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'Rows of % are only added, never changed or removed', TG_TABLE_NAME USING ERRCODE = '42501';
END $$;
