-- What people do with a sealed original: it is given out for verification, and its control goes to another holder (UCC 9-105; 15 USC 7021).
CREATE TABLE "custody_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"application_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"act" text NOT NULL,
	"transfer_id" uuid,
	"holder" text,
	"held_from" date,
	"agreement" text,
	"copy_id" uuid,
	"sha256" text,
	"actor" text NOT NULL,
	"reason" text,
	"at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "custody_acts_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "custody_events" ADD COLUMN "actor" text;--> statement-breakpoint
ALTER TABLE "custody_events" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "custody_events" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "custody_acts" ADD CONSTRAINT "custody_acts_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custody_acts" ADD CONSTRAINT "custody_acts_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custody_acts" ADD CONSTRAINT "custody_acts_transfer_id_custody_acts_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."custody_acts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custody_acts" ADD CONSTRAINT "custody_acts_copy_id_documents_id_fk" FOREIGN KEY ("copy_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "custody_acts_application" ON "custody_acts" USING btree ("application_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "custody_acts_once" ON "custody_acts" USING btree ("transfer_id","act") WHERE "custody_acts"."transfer_id" is not null;
--> statement-breakpoint
DO $$ BEGIN
  ALTER TABLE custody_acts ENABLE ROW LEVEL SECURITY;
  CREATE POLICY "organization_wall" ON custody_acts USING (
    (SELECT scope_kind()) IN ('system', 'platform')
    OR EXISTS (SELECT 1 FROM applications a WHERE a.id = application_id));
  -- Who holds the original is for everyone who has a copy of it; the rest is the team's.
  CREATE POLICY "for_staff" ON custody_acts AS RESTRICTIVE FOR SELECT USING (
    act = 'TRANSFER_CONFIRMED' OR (SELECT scope_kind()) IN ('system', 'platform', 'staff'));
  CREATE POLICY "by_staff" ON custody_acts AS RESTRICTIVE FOR INSERT WITH CHECK ((SELECT scope_kind()) IN ('platform', 'staff'));
  CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON custody_acts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
END $$;
--> statement-breakpoint
/* Whoever writes: an act is of a sealed original and of the person who is signed in, a transfer is confirmed by another person, and only the latest one that
   was recorded. The owner's, so that no scope hides from it what it has to compare. */
CREATE FUNCTION "check_custody_act"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  recorded custody_acts%ROWTYPE;
  last_number bigint;
  held date;
BEGIN
  -- One after the other: two acts on one original would not see each other.
  PERFORM 1 FROM documents d WHERE d.id = NEW.document_id AND d.application_id = NEW.application_id AND d.party = 'vault' FOR UPDATE;
  IF NOT FOUND THEN RAISE EXCEPTION 'An act of custody is of a sealed original' USING ERRCODE = '42501'; END IF;
  IF split_part(NEW.actor, ':', 2) IS DISTINCT FROM scope_identity()::text THEN
    RAISE EXCEPTION 'An act of custody names who does it' USING ERRCODE = '42501';
  END IF;
  SELECT max(a.held_from) INTO held FROM custody_acts a WHERE a.document_id = NEW.document_id AND a.act = 'TRANSFER_CONFIRMED';
  IF NEW.act IN ('RELEASED', 'TRANSFER_RECORDED') AND (coalesce(trim(NEW.reason), '') = '' OR NEW.transfer_id IS NOT NULL) THEN
    RAISE EXCEPTION 'An act of custody has a reason' USING ERRCODE = '42501';
  END IF;
  IF NEW.act = 'TRANSFER_RECORDED' AND (NEW.holder IS NULL OR NEW.held_from IS NULL OR NEW.agreement IS NULL OR NEW.held_from < held) THEN
    RAISE EXCEPTION 'A transfer names its holder, its day and its agreement, and follows the one before' USING ERRCODE = '42501';
  END IF;
  IF NEW.act IN ('TRANSFER_CONFIRMED', 'PACKAGE_MADE') THEN
    SELECT * INTO recorded FROM custody_acts a WHERE a.id = NEW.transfer_id AND a.document_id = NEW.document_id AND a.act = 'TRANSFER_RECORDED';
    IF NOT FOUND THEN RAISE EXCEPTION 'No such transfer was recorded' USING ERRCODE = '42501'; END IF;
    NEW.holder := recorded.holder;
    NEW.held_from := recorded.held_from;
    NEW.agreement := recorded.agreement;
  END IF;
  IF NEW.act = 'TRANSFER_CONFIRMED' THEN
    SELECT max(a.number) INTO last_number FROM custody_acts a WHERE a.document_id = NEW.document_id AND a.act = 'TRANSFER_RECORDED';
    IF split_part(recorded.actor, ':', 2) = split_part(NEW.actor, ':', 2) OR recorded.number <> last_number OR recorded.held_from < held THEN
      RAISE EXCEPTION 'A transfer is confirmed by another person, as it was recorded last' USING ERRCODE = '42501';
    END IF;
  END IF;
  IF NEW.act = 'PACKAGE_MADE' AND (NEW.sha256 IS NULL OR NEW.transfer_id IS DISTINCT FROM (
    SELECT a.transfer_id FROM custody_acts a WHERE a.document_id = NEW.document_id AND a.act = 'TRANSFER_CONFIRMED' ORDER BY a.number DESC LIMIT 1)) THEN
    RAISE EXCEPTION 'A package is made for who holds the original' USING ERRCODE = '42501';
  END IF;
  IF NEW.act NOT IN ('RELEASED', 'TRANSFER_RECORDED', 'TRANSFER_CONFIRMED', 'PACKAGE_MADE') THEN
    RAISE EXCEPTION 'No such act of custody' USING ERRCODE = '42501';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION "record_custody_act"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  INSERT INTO custody_events (application_id, document_id, event, sha256, at, actor, reason, note)
    SELECT NEW.application_id, NEW.document_id, NEW.act, d.sha256, NEW.at, NEW.actor, NEW.reason, CASE NEW.act
      WHEN 'RELEASED' THEN 'For verification, not the authoritative copy'
      WHEN 'PACKAGE_MADE' THEN format('For %s. The package has the SHA-256 digest %s', NEW.holder, NEW.sha256)
      ELSE format('To %s, from %s, by %s', NEW.holder, to_char(NEW.held_from, 'MM/DD/YYYY'), NEW.agreement) END
    FROM documents d WHERE d.id = NEW.document_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "checked" BEFORE INSERT ON "custody_acts" FOR EACH ROW EXECUTE FUNCTION "check_custody_act"();
--> statement-breakpoint
CREATE TRIGGER "custody" AFTER INSERT ON "custody_acts" FOR EACH ROW EXECUTE FUNCTION "record_custody_act"();
--> statement-breakpoint
-- From now on nothing but these triggers writes custody: the product's role may not (store/app-role.ts).
ALTER FUNCTION "record_custody"() SECURITY DEFINER SET search_path = pg_catalog, public;
--> statement-breakpoint
REVOKE ALL ON FUNCTION "record_custody"(), "record_custody_act"(), "check_custody_act"() FROM PUBLIC;
