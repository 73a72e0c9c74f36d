-- What applicants say of ethnicity, race and sex leaves the facts: its own table, which the product's role adds to and cannot read.
CREATE TABLE "demographics" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"organization_code" text NOT NULL,
	"shape" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"kept_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "demographics" ADD CONSTRAINT "demographics_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Every answer that was ever given, under a record of its own; then nothing of it is left in the fact.
CREATE TEMPORARY TABLE "moved" ON COMMIT DROP AS
  SELECT f."id" AS fact, gen_random_uuid() AS record, f."application_id", a."organization_code", f."shape", f."data", f."settled_at"
  FROM "facts" f JOIN "applications" a ON a."id" = f."application_id" WHERE f."item" = 'hmda' AND f."shape" < 3;--> statement-breakpoint
INSERT INTO "demographics" ("id", "application_id", "organization_code", "shape", "answers", "kept_at")
  SELECT record, "application_id", "organization_code", "shape", "data", "settled_at" FROM "moved";--> statement-breakpoint
ALTER TABLE "facts" DISABLE TRIGGER "append_only";--> statement-breakpoint
UPDATE "facts" SET "data" = jsonb_build_object('record', moved.record), "shape" = 3 FROM "moved" WHERE "facts"."id" = moved.fact;--> statement-breakpoint
ALTER TABLE "facts" ENABLE TRIGGER "append_only";--> statement-breakpoint
ALTER TABLE "demographics" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "kept" ON "demographics" FOR INSERT TO hearthline_app WITH CHECK (
  EXISTS (SELECT FROM "applications" a WHERE a."id" = application_id AND a."organization_code" = demographics.organization_code));--> statement-breakpoint
CREATE POLICY "registered" ON "demographics" FOR SELECT TO hearthline_register USING (
  (SELECT scope_kind()) IN ('system', 'platform') OR organization_code = ANY ((SELECT scope_organizations())::text[]));--> statement-breakpoint
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "demographics" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
