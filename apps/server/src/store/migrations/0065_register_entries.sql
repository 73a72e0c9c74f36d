-- The registers of an organization: versions of entries, which are added and never changed or removed. '*' stands for every organization.
CREATE TABLE "register_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"organization_code" text NOT NULL,
	"register" text NOT NULL,
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"data" jsonb NOT NULL,
	"ended" boolean DEFAULT false NOT NULL,
	"reason" text,
	"two_persons" boolean DEFAULT false NOT NULL,
	"batch" uuid,
	"written_by" uuid,
	"written_by_name" text,
	"written_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "register_entries_version" UNIQUE("organization_code","register","key","version"),
	CONSTRAINT "register_entries_named" UNIQUE("id","organization_code","written_by"),
	CONSTRAINT "register_entries_written" CHECK (NOT "register_entries"."two_persons" OR "register_entries"."written_by" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "register_confirmations" (
	"entry" bigint PRIMARY KEY NOT NULL,
	"organization_code" text NOT NULL,
	"written_by" uuid NOT NULL,
	"confirmed_by" uuid NOT NULL,
	"confirmed_by_name" text NOT NULL,
	"confirmed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "register_confirmations_by_another" CHECK ("register_confirmations"."confirmed_by" <> "register_confirmations"."written_by")
);
--> statement-breakpoint
ALTER TABLE "register_confirmations" ADD CONSTRAINT "register_confirmations_of_entry" FOREIGN KEY ("entry","organization_code","written_by") REFERENCES "public"."register_entries"("id","organization_code","written_by") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "register_entries_of_key" ON "register_entries" USING btree ("register","key","version");--> statement-breakpoint
CREATE INDEX "register_entries_of_batch" ON "register_entries" USING btree ("batch") WHERE "register_entries"."batch" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "register_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "register_confirmations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- Whom letters, referrals and affiliates name is shown to staff alone: a visitor who has the code asks the product, not the table.
CREATE POLICY "organization_wall_read" ON "register_entries" FOR SELECT USING (
  (SELECT scope_kind()) IN ('system', 'platform')
  OR ((SELECT scope_kind()) <> '' AND (organization_code = '*' OR organization_code = ANY ((SELECT scope_organizations())::text[]))
    AND ((SELECT scope_kind()) = 'staff' OR register NOT IN ('offer-code', 'referral', 'affiliate-prepopulation'))));--> statement-breakpoint
CREATE POLICY "organization_wall_write" ON "register_entries" FOR INSERT WITH CHECK (
  (SELECT scope_kind()) IN ('system', 'platform')
  OR ((SELECT scope_kind()) = 'staff' AND organization_code = ANY ((SELECT scope_organizations())::text[])));--> statement-breakpoint
CREATE POLICY "organization_wall_read" ON "register_confirmations" FOR SELECT USING (
  (SELECT scope_kind()) IN ('system', 'platform')
  OR ((SELECT scope_kind()) <> '' AND (organization_code = '*' OR organization_code = ANY ((SELECT scope_organizations())::text[]))));--> statement-breakpoint
CREATE POLICY "organization_wall_write" ON "register_confirmations" FOR INSERT WITH CHECK (
  (SELECT scope_kind()) IN ('system', 'platform')
  OR ((SELECT scope_kind()) = 'staff' AND organization_code = ANY ((SELECT scope_organizations())::text[])));--> statement-breakpoint
/* What applicants are told or charged in law takes two people, whoever writes: a legal text, and the terms of a firm offer; also its end, once it is in
   force. What is as it stands takes one: by it a change is withdrawn that waits. */
CREATE FUNCTION "told_in_law"(register text, data jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT register = 'legal-text' OR (register = 'offer-code' AND data ? 'firmOffer')
$$;--> statement-breakpoint
CREATE FUNCTION "register_by_two"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE in_force record;
BEGIN
  IF NEW.two_persons THEN RETURN NEW; END IF;
  SELECT e.data, e.ended INTO in_force FROM register_entries e
    WHERE e.organization_code = NEW.organization_code AND e.register = NEW.register AND e.key = NEW.key
      AND (NOT e.two_persons OR EXISTS (SELECT 1 FROM register_confirmations c WHERE c.entry = e.id))
    ORDER BY e.version DESC LIMIT 1;
  IF FOUND AND in_force.data = NEW.data AND in_force.ended = NEW.ended THEN RETURN NEW; END IF;
  IF (NOT NEW.ended AND told_in_law(NEW.register, NEW.data)) OR (FOUND AND NOT in_force.ended AND told_in_law(NEW.register, in_force.data)) THEN
    RAISE EXCEPTION 'This entry of a register takes two people' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION "register_by_two"() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER "register_by_two" BEFORE INSERT ON "register_entries" FOR EACH ROW EXECUTE FUNCTION "register_by_two"();--> statement-breakpoint
-- What earlier releases kept among the settings.
INSERT INTO "register_entries" ("organization_code", "register", "key", "version", "data", "written_at")
  SELECT split_part(name, ':', 2), split_part(name, ':', 1), substr(name, length(split_part(name, ':', 1)) + length(split_part(name, ':', 2)) + 3), 1, value, now()
  FROM "settings" WHERE name LIKE 'offer-code:%:%' OR name LIKE 'affiliate-prepopulation:%:%';--> statement-breakpoint
INSERT INTO "register_entries" ("organization_code", "register", "key", "version", "data", "written_at")
  SELECT split_part(name, ':', 2), 'hours', split_part(name, ':', 3), 1, jsonb_build_object('department', split_part(name, ':', 3), 'weekdays', value), now()
  FROM "settings" WHERE name LIKE 'hours:%:%';--> statement-breakpoint
INSERT INTO "register_entries" ("organization_code", "register", "key", "version", "data", "written_at")
  SELECT value ->> 'organizationCode', 'referral', split_part(name, ':', 2), 1, value -> 'referral', now()
  FROM "settings" WHERE name LIKE 'referral:%' AND value ? 'organizationCode' AND value ? 'referral';--> statement-breakpoint
INSERT INTO "register_entries" ("organization_code", "register", "key", "version", "data", "written_at")
  SELECT value ->> 'organizationCode', 'loan-originator', split_part(name, ':', 2), 1, value - 'organizationCode', now()
  FROM "settings" WHERE name LIKE 'loan-originator:%' AND value ? 'organizationCode';--> statement-breakpoint
-- One that was not active is kept as one that ended; both files may have named the same announcement.
INSERT INTO "register_entries" ("organization_code", "register", "key", "version", "data", "ended", "written_at")
  SELECT '*', 'announcement', banner ->> 'uuid', 1,
    jsonb_build_object('message', min(banner ->> 'message'), 'variant', min(banner ->> 'variant'), 'apps', (array_agg(banner -> 'apps'))[1],
      'environments', jsonb_agg(DISTINCT split_part(name, ':', 2))),
    NOT bool_or(coalesce(banner -> 'active' = 'true'::jsonb, false)),
    min(CASE WHEN banner -> 'metadata' ->> 'createdAt' ~ '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}' THEN (banner -> 'metadata' ->> 'createdAt')::timestamptz ELSE now() END)
  FROM "settings", jsonb_array_elements(CASE WHEN jsonb_typeof(value) = 'array' THEN value ELSE '[]'::jsonb END) banner
  WHERE name IN ('banners:production', 'banners:test') AND banner ? 'uuid' AND banner ? 'message' GROUP BY banner ->> 'uuid';--> statement-breakpoint
DELETE FROM "settings" WHERE name LIKE 'offer-code:%' OR name LIKE 'affiliate-prepopulation:%' OR name LIKE 'hours:%' OR name LIKE 'referral:%'
  OR name LIKE 'loan-originator:%' OR name IN ('banners:production', 'banners:test');--> statement-breakpoint
-- These two stay flags, which the console writes from their entries.
INSERT INTO "register_entries" ("organization_code", "register", "key", "version", "data", "written_at")
  SELECT coalesce(nullif(substr(name, 7), ''), '*'), 'maintenance', 'list', 1, jsonb_build_object(
      'enabled', coalesce(value -> 'fe-heloc-maintenance' -> 'enabled' = 'true'::jsonb, false),
      'message', coalesce(value -> 'fe-heloc-maintenance' -> 'variables' ->> 'message', 'We are currently undergoing scheduled maintenance. Please check back shortly. Thank you for your patience!'),
      'routes', to_jsonb(array_remove(regexp_split_to_array(trim(coalesce(value -> 'fe-heloc-maintenance' -> 'variables' ->> 'routes', '')), '\s*,\s*'), ''))), now()
  FROM "settings" WHERE (name = 'flags' OR name LIKE 'flags:%') AND value ? 'fe-heloc-maintenance';--> statement-breakpoint
INSERT INTO "register_entries" ("organization_code", "register", "key", "version", "data", "written_at")
  SELECT coalesce(nullif(substr(name, 7), ''), '*'), 'disaster-zips', 'list', 1, jsonb_build_object(
      'zips', CASE WHEN value -> 'fe-heloc-disaster-zips' -> 'enabled' = 'true'::jsonb
        THEN to_jsonb(array_remove(regexp_split_to_array(trim(coalesce(value -> 'fe-heloc-disaster-zips' -> 'variables' ->> 'zips', '')), '\s*,\s*'), '')) ELSE '[]'::jsonb END), now()
  FROM "settings" WHERE (name = 'flags' OR name LIKE 'flags:%') AND value ? 'fe-heloc-disaster-zips';--> statement-breakpoint
DO $$ DECLARE name text; BEGIN
  FOREACH name IN ARRAY ARRAY['register_entries', 'register_confirmations'] LOOP
    EXECUTE format('CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', name);
  END LOOP;
END $$;
