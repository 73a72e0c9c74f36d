-- The bank says nothing of an entry that no file carries: what names one is not believed, whoever writes it. What earlier releases stored stands.
ALTER TABLE "ach_entries" ADD CONSTRAINT "ach_entries_answered" CHECK ("ach_entries"."file_id" is not null or ("ach_entries"."return_code" is null and "ach_entries"."change_code" is null)) NOT VALID;
