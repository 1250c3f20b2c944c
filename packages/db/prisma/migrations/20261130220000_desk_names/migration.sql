-- Decisions and the audit are signed with names: nobody at the desk has another's.
CREATE UNIQUE INDEX "Admin_one_of_a_name" ON "Admin"(lower("name"));
