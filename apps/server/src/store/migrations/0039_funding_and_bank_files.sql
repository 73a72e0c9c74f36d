-- Who releases the money, test entries before it, and the bank's files as the team sees them.
CREATE TABLE "ach_problems" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" text NOT NULL,
	"organization_code" text,
	"application_id" uuid,
	"file_name" text NOT NULL,
	"problem" text NOT NULL,
	"found_at" timestamp(3) with time zone NOT NULL,
	"acknowledged_at" timestamp(3) with time zone,
	"acknowledged_by" text,
	"reason" text,
	CONSTRAINT "ach_problems_acknowledged" CHECK (("ach_problems"."acknowledged_at" is null) = ("ach_problems"."acknowledged_by" is null) and ("ach_problems"."acknowledged_at" is null) = ("ach_problems"."reason" is null))
);
--> statement-breakpoint
CREATE TABLE "prenotes" (
	"trace_number" text NOT NULL,
	"application_id" uuid NOT NULL,
	"organization_code" text NOT NULL,
	"sent_on" date NOT NULL,
	"settles_on" date NOT NULL,
	"state" text NOT NULL,
	"code" text,
	"ended_on" date,
	"looked_at" timestamp(3) with time zone,
	CONSTRAINT "prenotes_application_id_trace_number_pk" PRIMARY KEY("application_id","trace_number"),
	CONSTRAINT "prenotes_ended" CHECK (("prenotes"."state" = 'SENT') = ("prenotes"."ended_on" is null) and ("prenotes"."state" = 'ANSWERED') = ("prenotes"."code" is not null))
);
--> statement-breakpoint
ALTER TABLE "ach_entries" DROP CONSTRAINT "ach_entries_amount";--> statement-breakpoint
ALTER TABLE "ach_entries" ADD COLUMN "application_id" uuid;--> statement-breakpoint
ALTER TABLE "ach_entries" ADD COLUMN "organization_code" text;--> statement-breakpoint
ALTER TABLE "ach_entries" ADD COLUMN "changed_on" date;--> statement-breakpoint
-- The key of a call names its application.
UPDATE "ach_entries" e SET "application_id" = a."id", "organization_code" = a."organization_code" FROM "applications" a
  WHERE split_part(e."key", '/', 2) = a."id"::text;--> statement-breakpoint
INSERT INTO "ach_problems" ("company_id", "file_name", "problem", "found_at")
  SELECT "company_id", "name", "problem", "read_at" FROM "ach_answers" WHERE "problem" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "ach_problems" ADD CONSTRAINT "ach_problems_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prenotes" ADD CONSTRAINT "prenotes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ach_problems_found" ON "ach_problems" USING btree ("found_at");--> statement-breakpoint
CREATE INDEX "prenotes_watched" ON "prenotes" USING btree ("looked_at") WHERE "prenotes"."state" = 'SENT';--> statement-breakpoint
ALTER TABLE "ach_entries" ADD CONSTRAINT "ach_entries_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ach_entries_of_file" ON "ach_entries" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "ach_entries_of_organization" ON "ach_entries" USING btree ("organization_code","file_on");--> statement-breakpoint
ALTER TABLE "ach_entries" ADD CONSTRAINT "ach_entries_amount" CHECK ("ach_entries"."amount_cents" >= 0 and ("ach_entries"."amount_cents" = 0) = ("ach_entries"."kind" = 'PRENOTE'));
--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE ach_problems ENABLE ROW LEVEL SECURITY;
  ALTER TABLE prenotes ENABLE ROW LEVEL SECURITY;
  CREATE POLICY "for_the_product" ON ach_problems USING ((SELECT scope_kind()) IN ('system', 'platform'));
  -- Staff see what their organizations sent: a file by its entries, and what no entry of ours explains by the company that they send as.
  CREATE POLICY "read_by_staff" ON ach_entries FOR SELECT USING (
    (SELECT scope_kind()) = 'staff' AND organization_code = ANY ((SELECT scope_organizations())::text[]));
  CREATE POLICY "read_by_staff" ON ach_files FOR SELECT USING (
    (SELECT scope_kind()) = 'staff' AND EXISTS (SELECT 1 FROM ach_entries e WHERE e.file_id = ach_files.id));
  CREATE POLICY "read_by_staff" ON ach_problems FOR SELECT USING ((SELECT scope_kind()) = 'staff' AND (
    organization_code = ANY ((SELECT scope_organizations())::text[])
    OR (organization_code IS NULL AND EXISTS (SELECT 1 FROM ach_entries e WHERE e.company_id = ach_problems.company_id))));
  CREATE POLICY "acknowledged_by_staff" ON ach_problems FOR UPDATE USING ((SELECT scope_kind()) = 'staff' AND (
    organization_code = ANY ((SELECT scope_organizations())::text[])
    OR (organization_code IS NULL AND EXISTS (SELECT 1 FROM ach_entries e WHERE e.company_id = ach_problems.company_id))));
  CREATE POLICY "organization_wall" ON prenotes USING (
    (SELECT scope_kind()) IN ('system', 'platform') OR EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));
  CREATE POLICY "not_for_signers" ON prenotes AS RESTRICTIVE USING ((SELECT scope_kind()) <> 'signer');
  CREATE POLICY "sent_by_the_product" ON prenotes AS RESTRICTIVE FOR INSERT WITH CHECK ((SELECT scope_kind()) = 'system');
  CREATE POLICY "ended_by_the_product" ON prenotes AS RESTRICTIVE FOR UPDATE USING ((SELECT scope_kind()) = 'system');
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_ach"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'What the bank was sent is kept' USING ERRCODE = '42501'; END IF;
  IF TG_TABLE_NAME = 'ach_files' AND (to_jsonb(NEW)->'name', to_jsonb(NEW)->'sha256', to_jsonb(NEW)->'credit_cents') IS DISTINCT FROM (to_jsonb(OLD)->'name', to_jsonb(OLD)->'sha256', to_jsonb(OLD)->'credit_cents') THEN
    RAISE EXCEPTION 'What the bank was sent is never changed' USING ERRCODE = '42501';
  END IF;
  IF TG_TABLE_NAME = 'ach_entries' AND (to_jsonb(NEW)->'key', to_jsonb(NEW)->'trace_number', to_jsonb(NEW)->'amount_cents', to_jsonb(NEW)->'application_id', to_jsonb(NEW)->'organization_code') IS DISTINCT FROM (to_jsonb(OLD)->'key', to_jsonb(OLD)->'trace_number', to_jsonb(OLD)->'amount_cents', to_jsonb(OLD)->'application_id', to_jsonb(OLD)->'organization_code') THEN
    RAISE EXCEPTION 'What the bank was sent is never changed' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- A problem stays as it was found, and what was done about it is said once.
CREATE FUNCTION "keep_ach_problem"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.acknowledged_at IS NOT NULL
    OR (NEW.id, NEW.company_id, NEW.organization_code, NEW.application_id, NEW.file_name, NEW.problem, NEW.found_at)
    IS DISTINCT FROM (OLD.id, OLD.company_id, OLD.organization_code, OLD.application_id, OLD.file_name, OLD.problem, OLD.found_at) THEN
    RAISE EXCEPTION 'A problem is acknowledged once, and never changed' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "kept" BEFORE UPDATE OR DELETE ON "ach_problems" FOR EACH ROW EXECUTE FUNCTION "keep_ach_problem"();
--> statement-breakpoint
-- What was sent is never changed, and a test ends once.
CREATE FUNCTION "keep_prenote"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.state <> 'SENT'
    OR (NEW.trace_number, NEW.application_id, NEW.organization_code, NEW.sent_on, NEW.settles_on)
    IS DISTINCT FROM (OLD.trace_number, OLD.application_id, OLD.organization_code, OLD.sent_on, OLD.settles_on) THEN
    RAISE EXCEPTION 'What was sent is never changed' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "kept" BEFORE UPDATE OR DELETE ON "prenotes" FOR EACH ROW EXECUTE FUNCTION "keep_prenote"();
--> statement-breakpoint
/* A line above the limit is released by two persons, whoever writes: the limit as it was kept for this approval, and the house's where none was (packages/domain,
   policy/funding-limit.ts). The owner's, so that no scope hides from it what it has to compare. */
CREATE FUNCTION "funded_by_two"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  line bigint;
  most bigint;
  first_outcome text;
  first_actor text;
BEGIN
  SELECT (f.data ->> 'lineCents')::bigint INTO line FROM facts f
    WHERE f.application_id = NEW.application_id AND f.item = 'closing-terms' ORDER BY f.id DESC LIMIT 1;
  SELECT (f.data ->> 'approvedByOneUpToCents')::bigint INTO most FROM facts f
    WHERE f.application_id = NEW.application_id AND f.item = 'funding-limit' ORDER BY f.id DESC LIMIT 1;
  IF coalesce(line, 0) <= coalesce(most, 15000000) THEN RETURN NEW; END IF;
  SELECT f.data ->> 'outcome', f.actor INTO first_outcome, first_actor FROM facts f
    WHERE f.application_id = NEW.application_id AND f.item = 'funding-first-approval' ORDER BY f.id DESC LIMIT 1;
  IF first_outcome IS DISTINCT FROM 'ACCEPTED' OR split_part(first_actor, ':', 2) = split_part(NEW.actor, ':', 2) THEN
    RAISE EXCEPTION 'A line above the limit is released by two persons' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION "funded_by_two"() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER "funded_by_two" BEFORE INSERT ON "facts" FOR EACH ROW WHEN (NEW.item = 'funding-decision' AND NEW.data ->> 'outcome' = 'ACCEPTED') EXECUTE FUNCTION "funded_by_two"();
--> statement-breakpoint
-- What was put into the flow before items at which applications rest: they are looked at again, or nothing would start it.
UPDATE "applications" SET "wake_at" = least("wake_at", now()) WHERE "step" NOT IN ('DECLINED', 'COMPLETE', 'CANCELLED');
